import { AdminNotice } from './admin-notice.tsx';

export default function TermsAdminRoute() {
  return (
    <AdminNotice title="Terms of service" publicPath="/terms-of-service">
      Visitors see the built-in text. It cannot be edited here yet.
    </AdminNotice>
  );
}
