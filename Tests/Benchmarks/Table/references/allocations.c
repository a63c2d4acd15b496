/* Counts a process's calls of malloc, calloc, realloc, and aligned allocation when preloaded; writes the sum to $ALLOCATIONS at exit. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
static atomic_long calls;

void *malloc(size_t size) { calls++; return __libc_malloc(size); }
void *calloc(size_t count, size_t size) { calls++; return __libc_calloc(count, size); }
void *realloc(void *old, size_t size) { calls++; return __libc_realloc(old, size); }
void *aligned_alloc(size_t alignment, size_t size) { calls++; return __libc_memalign(alignment, size); }
int posix_memalign(void **result, size_t alignment, size_t size) {
  calls++;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : 12;
}

__attribute__((destructor)) static void report(void) {
  const char *path = getenv("ALLOCATIONS");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  fprintf(file, "%ld\n", (long)calls);
  fclose(file);
}
