// The page comes as a chunk of its own: the shared modules are agreed on first.
void import('./standalone-page');
