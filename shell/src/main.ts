import '@gallery/shared/styles/global.css'; // first, because it sets the order of the cascade's layers
import '@gallery/shared/http'; // provided for the remotes, because a build provides only its own imports
import '@gallery/shared/forms/fields/field.module.css'; // the edge renders forms, and their code loads later
import '@gallery/shared/forms/form/form.module.css';
import '@gallery/shared/forms/fields/code-field.module.css';
import './federation/provide-runtime';
import { nextTask } from '@gallery/shared/browser/next-task';
import { showFonts } from './fonts/show-fonts';
import { fetchWholeStyles } from './styles/whole-styles';

/** Evaluated in separate tasks, so that the page can handle input between them. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@gallery/shared/router'),
  () => import(/* webpackMode: "eager" */ '@gallery/shared/query'),
  // Account screens and forms share these modules. Otherwise the account chunk would get its own copy of the forms.
  () => import(/* webpackMode: "eager" */ '@gallery/shared/errors/error-message'),
  () => import(/* webpackMode: "eager" */ '@gallery/shared/browser/first-view'),
];

async function begin() {
  fetchWholeStyles();
  showFonts();
  for (const part of parts) {
    await nextTask();
    await part();
  }
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await nextTask();
  await start();
}

void begin();
