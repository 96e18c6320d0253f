// The page is a separate chunk, because the shared modules must be negotiated first.
void import('./standalone-page');
