#include <stdbool.h>

/// The text of every file of `LintelUIKit`, in the order of their paths. A zero ends each text, and an empty text ends the list.
const unsigned char *_Nonnull lintel_runtime_files(void);

/// The text of every file of `LintelTree`, in the same form.
const unsigned char *_Nonnull lintel_tree_files(void);

/// Whether one of these files declares a type outside of others. Every compile asks, so that it is searched for without a table.
bool lintel_runtime_declares(const char *_Nonnull name);
