import { showToDeveloperTools } from './developer-tools';

showToDeveloperTools(JSON.parse(document.getElementById('page-state')?.textContent ?? '').remotes);
