/* What the simulator uses of the standard library, for WebAssembly, where there is none: the
 * compiler turns these into instructions of the machine or into loops. */
#ifndef LANTERNS_WASM_STRING_H
#define LANTERNS_WASM_STRING_H

#include <stddef.h>

#define memcpy __builtin_memcpy
#define memmove __builtin_memmove
#define memset __builtin_memset

static inline int memcmp(const void *left, const void *right, size_t count)
{
    const unsigned char *a = left, *b = right;
    for (; count && *a == *b; count--)
        a++, b++;
    return count ? *a - *b : 0;
}

#endif
