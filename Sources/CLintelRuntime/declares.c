#include "CLintelRuntime.h"

#include <string.h>

static bool is_part_of_word(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9');
}

/// Whether a keyword that declares a type, and a space, end right before a place in a line.
static bool follows_keyword(const char *line, const char *place) {
  static const char *const keywords[] = {"class", "enum", "protocol", "struct", "typealias"};
  for (size_t index = 0; index < sizeof keywords / sizeof *keywords; index += 1) {
    size_t length = strlen(keywords[index]);
    const char *start = place - length - 1;
    if ((size_t)(place - line) <= length || place[-1] != ' ' || memcmp(start, keywords[index], length) != 0) continue;
    if (start == line || !is_part_of_word(start[-1])) return true;
  }
  return false;
}

/// Whether a text declares a type outside of others: on a line that begins with a keyword.
static bool declares(const char *text, const char *name) {
  size_t length = strlen(name);
  for (const char *place = strstr(text, name); place; place = strstr(place + 1, name)) {
    if (is_part_of_word(place[length])) continue;
    const char *line = place;
    while (line > text && line[-1] != '\n') line -= 1;
    if (*line >= 'a' && *line <= 'z' && follows_keyword(line, place)) return true;
  }
  return false;
}

bool lintel_runtime_declares(const char *name) {
  const unsigned char *const lists[] = {lintel_runtime_files(), lintel_tree_files()};
  if (!*name) return false;
  for (size_t index = 0; index < sizeof lists / sizeof *lists; index += 1) {
    const char *text = (const char *)lists[index];
    for (; *text; text += strlen(text) + 1) {
      if (declares(text, name)) return true;
    }
  }
  return false;
}
