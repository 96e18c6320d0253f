export { CodeField } from './forms/code-field';
export { Form } from './forms/form';
export { PasswordField } from './forms/password-field';
export { SelectField } from './forms/select-field';
export { SubmitButton } from './forms/submit-button';
export { TextAreaField } from './forms/text-area-field';
export { TextField } from './forms/text-field';
