import { AdminNotice } from './admin-notice.tsx';

export default function CaseStudyEditAdminRoute() {
  return (
    <AdminNotice title="Edit a case study" publicPath="/case-studies">
      Case studies cannot be edited here yet. Visitors see the samples that come with the product.
    </AdminNotice>
  );
}
