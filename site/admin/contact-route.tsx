import { AdminNotice } from './admin-notice.tsx';

export default function ContactAdminRoute() {
  return (
    <AdminNotice title="Contact page" publicPath="/contact-us">
      The contact page shows the details that come with the product, plainly marked as examples. They cannot be edited
      here yet.
    </AdminNotice>
  );
}
