// The page is a separate chunk, because the hosts negotiate the shared modules first.
void import('./page.js');
