import('./standalone-page');
