import { Route, Routes } from '@gallery/shared/router';
import { CodeScreen } from './screens/code-screen';
import { ForgotPasswordScreen } from './screens/forgot-password-screen';
import { LoginScreen } from './screens/login-screen';
import { NotFoundScreen } from './screens/not-found-screen';
import { RegisterScreen } from './screens/register-screen';
import { ResetDoneScreen } from './screens/reset-done-screen';
import { ResetPasswordScreen } from './screens/reset-password-screen';

/** The shell's own screens. */
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
