import {
  forgotPasswordPath,
  loginPath,
  registerPath,
  resetDonePath,
  resetMailSentPath,
  resetPasswordPath,
} from '@gallery/shared/paths/account-paths';
import { Route, Routes } from '@gallery/shared/router';
import { LoginScreen } from './screens/account/login-screen';
import { RegisterScreen } from './screens/account/register-screen';
import { NotFoundScreen } from './screens/not-found-screen';
import { CodeScreen } from './screens/recovery/code-screen';
import { ForgotPasswordScreen } from './screens/recovery/forgot-password-screen';
import { ResetDoneScreen } from './screens/recovery/reset-done-screen';
import { ResetPasswordScreen } from './screens/recovery/reset-password-screen';

export function AccountRoutes() {
  return (
    <Routes>
      <Route path={loginPath} element={<LoginScreen />} />
      <Route path={registerPath} element={<RegisterScreen />} />
      <Route path={forgotPasswordPath} element={<ForgotPasswordScreen />} />
      <Route path={resetMailSentPath} element={<CodeScreen />} />
      <Route path={resetPasswordPath} element={<ResetPasswordScreen />} />
      <Route path={resetDonePath} element={<ResetDoneScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
