/** The site's colors, repeated because an e-mail has no style sheet. */
export const light = {
  ground: '#faf8f4',
  text: '#14181f',
  quiet: '#4e5157',
  line: '#dcd7cd',
  button: '#14181f',
  buttonText: '#faf8f4',
};

export const dark: typeof light = {
  ground: '#14181f',
  text: '#faf8f4',
  quiet: '#b9b8b3',
  line: '#3a3f48',
  button: '#faf8f4',
  buttonText: '#14181f',
};

export const darkRules = `@media (prefers-color-scheme:dark){
.ground{background:${dark.ground}!important;color:${dark.text}!important}
.quiet{color:${dark.quiet}!important}
.line{border-color:${dark.line}!important}
.strong{border-color:${dark.text}!important}
.button{background:${dark.button}!important;color:${dark.buttonText}!important}
.link{color:${dark.quiet}!important}
}`;
