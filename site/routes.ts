import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { languages } from './languages/languages.ts';

/**
 * The public pages in one language. `id` tells apart the routes of languages, which share their files; English has the
 * ids that the framework gives.
 */
function publicPages(language?: string): RouteConfigEntry[] {
  const page = (path: string, file: string) => route(path, file, language ? { id: `${language}/${path}` } : {});
  return [
    index('home/home-route.tsx', language ? { id: `${language}/home` } : {}),
    page('solutions', 'pages/solutions-route.tsx'),
    page('solutions/real-estate', 'pages/real-estate-route.tsx'),
    page('faq', 'pages/faq-route.tsx'),
    page('case-studies', 'case-studies/case-studies-route.tsx'),
    page('case-studies/:slug', 'case-studies/case-study-route.tsx'),
    page('pricing', 'pages/pricing-route.tsx'),
    page('contact-us', 'pages/contact-route.tsx'),
    page('contact', 'pages/contact-redirect-route.tsx'),
    page('privacy-policy', 'pages/privacy-route.tsx'),
    page('privacy/choices', 'privacy/choices-route.tsx'),
    page('terms-of-service', 'pages/terms-route.tsx'),
    page('blog', 'blog/blog-route.tsx'),
    page('blog/:slug', 'blog/post-route.tsx'),
    page('about-us', 'pages/about-route.tsx'),
    page('resources', 'pages/resources-route.tsx'),
    page('booking', 'booking/booking-route.tsx'),
    page('*', 'pages/not-found-route.tsx'),
  ];
}

export default [
  layout('navigation/public-layout.tsx', [
    ...publicPages(),
    // Where mails lead, which are in English.
    route('newsletter/confirm', 'newsletter/confirm-route.tsx'),
    route('newsletter/unsubscribe', 'newsletter/unsubscribe-route.tsx'),
  ]),
  ...languages.flatMap(({ code, prefix }) =>
    prefix ? route(prefix.slice(1), 'navigation/public-layout.tsx', { id: code }, publicPages(code)) : [],
  ),
  route('blog/rss.xml', 'blog/feed-route.tsx'),
  route('sitemap.xml', 'seo/sitemap-route.ts'),
  route('robots.txt', 'seo/robots-route.ts'),
  route('auth', 'auth/sign-in-route.tsx'),
  route('auth/setup', 'auth/setup-route.tsx'),
  route('auth/forgot', 'auth/forgot-route.tsx'),
  route('auth/reset', 'auth/reset-route.tsx'),
  route('auth/invitation', 'auth/invitation-route.tsx'),
  route('admin', 'admin/admin-layout.tsx', [
    index('admin/leads-route.tsx'),
    route('demo-calls', 'admin/demo-calls-route.tsx'),
    route('privacy', 'admin/person-data-route.tsx'),
    route('webhooks', 'admin/webhooks-route.tsx'),
    route('dashboard', 'admin/dashboard-route.tsx'),
    route('leads/:id', 'admin/lead-route.tsx'),
    route('case-studies', 'admin/case-studies-route.tsx'),
    route('case-studies/edit/:id', 'admin/case-study-edit-route.tsx'),
    route('media', 'admin/media-route.tsx'),
    route('people', 'admin/people-route.tsx'),
    route('audit', 'admin/audit-route.tsx'),
    route('account', 'admin/account-route.tsx'),
    route('key-features', 'admin/key-features-route.tsx'),
    route('testimonials', 'admin/testimonials-route.tsx'),
    route('posts', 'admin/posts-route.tsx'),
    route('posts/edit/:id', 'admin/post-edit-route.tsx'),
    route('site-config', 'admin/site-config-route.tsx'),
    route('contact', 'admin/contact-route.tsx'),
    route('privacy-policy', 'admin/privacy-route.tsx'),
    route('terms-of-service', 'admin/terms-route.tsx'),
  ]),
] satisfies RouteConfig;
