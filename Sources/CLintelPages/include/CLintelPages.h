/// The text of every page that `lintel help` prints, in the order of `HelpPages.files`. A zero ends each text, and an empty text ends the list.
const unsigned char *_Nonnull lintel_pages(void);
