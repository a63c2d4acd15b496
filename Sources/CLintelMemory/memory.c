#include "CLintelMemory.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

void lintel_keep_freed_memory(void) {
#ifdef __GLIBC__
  // In bytes. To set any of them turns off what adjusts the others, so it takes all three; the second is the largest that is allowed.
  mallopt(M_TOP_PAD, 4 << 20);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
#endif
}
