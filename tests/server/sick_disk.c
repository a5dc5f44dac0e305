/* Loaded before the C library: while the file named by SICK_DISK exists, nothing can be made durable.
   What was written stays in the operating system's memory, as it does when a real disk fails. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

static int is_sick(void) {
    const char *mark = getenv("SICK_DISK");
    return mark && access(mark, F_OK) == 0;
}

static int sync_by(const char *name, int file) {
    if (is_sick()) {
        errno = EIO;
        return -1;
    }
    return ((int (*)(int))dlsym(RTLD_NEXT, name))(file);
}

int fsync(int file) { return sync_by("fsync", file); }

int fdatasync(int file) { return sync_by("fdatasync", file); }
