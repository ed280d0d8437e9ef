import { Link } from 'react-router';

/** The editors of what visitors read. */
const editors = [
  { to: '/admin/case-studies', label: 'Case studies', about: 'Write, publish and take down' },
  { to: '/admin/key-features', label: 'Key features', about: 'Text, icons and order' },
  { to: '/admin/testimonials', label: 'Testimonials', about: 'What customers say' },
  { to: '/admin/posts', label: 'Blog posts', about: 'Write, preview, publish ahead' },
  { to: '/admin/media', label: 'Media', about: 'Films and pictures' },
  { to: '/admin/contact', label: 'Contact', about: 'Address, phone, e-mail' },
  { to: '/admin/privacy-policy', label: 'Privacy policy', about: 'Legal text' },
  { to: '/admin/terms-of-service', label: 'Terms of service', about: 'Legal text' },
  { to: '/admin/site-config', label: 'Look and words', about: 'Colours, pictures, links, order' },
];

/** The way from the overview to every editor. */
export function ContentOverview() {
  return (
    <section className="admin-overview" aria-labelledby="overview-title">
      <h2 id="overview-title">What visitors read</h2>
      <ul>
        {editors.map(({ to, label, about }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <span>{about}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
