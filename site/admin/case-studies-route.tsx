import { AdminNotice } from './admin-notice.tsx';

export default function CaseStudiesAdminRoute() {
  return (
    <AdminNotice title="Case studies" publicPath="/case-studies">
      The public list and the detail pages are at /case-studies. Adding, editing and deleting them here is not built
      yet; what visitors see are the samples that come with the product.
    </AdminNotice>
  );
}
