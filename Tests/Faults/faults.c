// Injects a fault into one of the calls with which a process changes files. Loaded with LD_PRELOAD.
//
//   LINTEL_FAULT=KIND:N   the N-th such call, from 1: kill ends the process before it, torn writes half and ends the process, fail returns
//                         an error, short writes half, interrupt returns EINTR once
//   LINTEL_FAULT_MARK=F   creates the file F when the call is reached, so that a loop over N knows when to stop
//   LINTEL_SANDBOX=1      denies files other than the outputs, as Xcode's sandbox for scripts does, and listening, as SwiftPM's for plugins does
//
// Calls that don't change anything, and writes to the standard streams, don't count.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

static int count;

enum kind { NONE, KILL, TORN, FAIL, SHORT, INTERRUPT };

// The fault for this call.
static enum kind next(void) {
  const char *fault = getenv("LINTEL_FAULT");
  const char *number = fault ? strchr(fault, ':') : NULL;
  if (!number || ++count != atoi(number + 1)) return NONE;
  const char *mark = getenv("LINTEL_FAULT_MARK");
  int (*real_open)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
  if (mark) close(real_open(mark, O_WRONLY | O_CREAT, 0600));
  if (!strncmp(fault, "kill", 4)) {
    raise(SIGKILL);
  }
  if (!strncmp(fault, "torn", 4)) return TORN;
  if (!strncmp(fault, "short", 5)) return SHORT;
  if (!strncmp(fault, "interrupt", 9)) return INTERRUPT;
  return FAIL;
}

// If a call can't be done by half, the process still ends.
static int fails(int error) {
  switch (next()) {
  case TORN: raise(SIGKILL); return 0;
  case FAIL: errno = error; return 1;
  default: return 0;
  }
}

// Whether the sandbox forbids a file.
static int forbidden(const char *path) {
  const char *name = strrchr(path, '/');
  return getenv("LINTEL_SANDBOX") && !strncmp(name ? name + 1 : path, ".lintel-", 8);
}

int bind(int descriptor, const struct sockaddr *address, socklen_t length) {
  if (getenv("LINTEL_SANDBOX")) {
    errno = EPERM;
    return -1;
  }
  int (*real)(int, const struct sockaddr *, socklen_t) = dlsym(RTLD_NEXT, "bind");
  return real(descriptor, address, length);
}

int open(const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & O_CREAT) {
    va_list list;
    va_start(list, flags);
    mode = va_arg(list, mode_t);
    va_end(list);
  }
  if (flags & O_CREAT && fails(EACCES)) return -1;
  if (flags & O_CREAT && forbidden(path)) {
    errno = EPERM;
    return -1;
  }
  int (*real)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
  return real(path, flags, mode);
}

ssize_t write(int descriptor, const void *bytes, size_t size) {
  ssize_t (*real)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
  if (descriptor <= 2) return real(descriptor, bytes, size);
  switch (next()) {
  case FAIL: errno = ENOSPC; return -1;
  case INTERRUPT: errno = EINTR; return -1;
  case SHORT: return real(descriptor, bytes, size > 1 ? size / 2 : size);
  case TORN: real(descriptor, bytes, size / 2); raise(SIGKILL); return -1;
  default: return real(descriptor, bytes, size);
  }
}

int fsync(int descriptor) {
  int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
  return fails(EIO) ? -1 : real(descriptor);
}

int rename(const char *old, const char *new) {
  int (*real)(const char *, const char *) = dlsym(RTLD_NEXT, "rename");
  return fails(EACCES) ? -1 : real(old, new);
}

int mkdir(const char *path, mode_t mode) {
  int (*real)(const char *, mode_t) = dlsym(RTLD_NEXT, "mkdir");
  return fails(EROFS) ? -1 : real(path, mode);
}

int ftruncate(int descriptor, off_t length) {
  int (*real)(int, off_t) = dlsym(RTLD_NEXT, "ftruncate");
  return fails(EIO) ? -1 : real(descriptor, length);
}

int unlink(const char *path) {
  int (*real)(const char *) = dlsym(RTLD_NEXT, "unlink");
  return fails(EACCES) ? -1 : real(path);
}
