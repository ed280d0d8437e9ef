import { AdminNotice } from './admin-notice.tsx';

export default function PrivacyAdminRoute() {
  return (
    <AdminNotice title="Privacy policy" publicPath="/privacy-policy">
      Visitors see the built-in text. It cannot be edited here yet.
    </AdminNotice>
  );
}
