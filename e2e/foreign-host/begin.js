// The page is a chunk of its own: the shared modules are negotiated before it runs.
void import('./page.js');
