/* The minimum for reading YAML, only libyaml's event loop. Prints the number of events; the status is 1 if the file isn't YAML. */
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

int main(int count, char **arguments) {
  FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
  if (!file) return 2;
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  unsigned char *text = malloc(size);
  if (!text || fread(text, 1, size, file) != (size_t)size) return 2;
  yaml_parser_t parser;
  yaml_event_t event;
  yaml_parser_initialize(&parser);
  yaml_parser_set_input_string(&parser, text, size);
  long events = 0;
  for (int done = 0; !done; events++) {
    if (!yaml_parser_parse(&parser, &event)) return 1;
    done = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  printf("%ld\n", events);
  return 0;
}
