// Counts a program's allocations, and prints the number when it ends; loaded before the C library.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

static unsigned long count;
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);

void *malloc(size_t size) {
  __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
  return __libc_calloc(number, size);
}

__attribute__((destructor)) static void report(void) {
  fprintf(stderr, "allocations %lu\n", count);
}
