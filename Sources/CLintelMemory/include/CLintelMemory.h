/// Keeps freed memory for what comes next, and asks the system for more in larger pieces.
///
/// A run lasts for milliseconds and needs what it frees again. By default, the allocator of Linux takes memory for a second thread page by
/// page, with a call to the system for each, and gives back large arrays, whose pages the system clears again for the next one. Does nothing
/// where there is another allocator.
void lintel_keep_freed_memory(void);
