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
      <Route path="/login" element={<LoginScreen />} />
      <Route path="/register" element={<RegisterScreen />} />
      <Route path="/forgot-password" element={<ForgotPasswordScreen />} />
      <Route path="/confirm-forgot-password-email" element={<CodeScreen />} />
      <Route path="/reset-password" element={<ResetPasswordScreen />} />
      <Route path="/forgot-password-successful" element={<ResetDoneScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
