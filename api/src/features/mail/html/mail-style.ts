/** Repeats the site's colors, because an email has no style sheet. */
export const light = {
  ground: '#faf8f4',
  text: '#14181f',
  quiet: '#4e5157',
  line: '#dcd7cd',
  button: '#14181f',
  buttonText: '#faf8f4',
};

const dark: typeof light = {
  ground: '#14181f',
  text: '#faf8f4',
  quiet: '#b9b8b3',
  line: '#3a3f48',
  button: '#faf8f4',
  buttonText: '#14181f',
};

/** Mail programs that ignore these rules show the light mail, which needs none of them. */
export const mailRules = `@media (prefers-color-scheme:dark){
.ground{background:${dark.ground}!important;color:${dark.text}!important}
.text{color:${dark.text}!important}
.quiet{color:${dark.quiet}!important}
.line{border-color:${dark.line}!important}
.strong{border-color:${dark.text}!important}
.button{background:${dark.button}!important}
.button-text{color:${dark.buttonText}!important}
}
@media (max-width:480px){
.button-box{width:100%!important}
}`;

export const serif = 'Georgia,serif';
export const sans = 'Arial,sans-serif';

/** Opens a table that only lays out. Programs for screen readers skip its rows and cells. */
export function layoutTable(style = '', more = ''): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${more} style="border-collapse:collapse${style && `;${style}`}">`;
}
