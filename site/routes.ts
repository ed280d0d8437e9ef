import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('navigation/public-layout.tsx', [
    index('home/home-route.tsx'),
    route('solutions', 'pages/solutions-route.tsx'),
    route('solutions/real-estate', 'pages/real-estate-route.tsx'),
    route('faq', 'pages/faq-route.tsx'),
    route('case-studies', 'case-studies/case-studies-route.tsx'),
    route('case-studies/:slug', 'case-studies/case-study-route.tsx'),
    route('pricing', 'pages/pricing-route.tsx'),
    route('contact-us', 'pages/contact-route.tsx'),
    route('contact', 'pages/contact-redirect-route.tsx'),
    route('privacy-policy', 'pages/privacy-route.tsx'),
    route('terms-of-service', 'pages/terms-route.tsx'),
    route('blog', 'blog/blog-route.tsx'),
    route('blog/:slug', 'blog/post-route.tsx'),
    route('about-us', 'pages/about-route.tsx'),
    route('resources', 'pages/resources-route.tsx'),
    route('booking', 'booking/booking-route.tsx'),
    route('*', 'pages/not-found-route.tsx'),
  ]),
  route('blog/rss.xml', 'blog/feed-route.tsx'),
  route('auth', 'auth/sign-in-route.tsx'),
  route('auth/setup', 'auth/setup-route.tsx'),
  route('admin', 'admin/admin-layout.tsx', [
    index('admin/leads-route.tsx'),
    route('case-studies', 'admin/case-studies-route.tsx'),
    route('case-studies/edit/:id', 'admin/case-study-edit-route.tsx'),
    route('contact', 'admin/contact-route.tsx'),
    route('privacy-policy', 'admin/privacy-route.tsx'),
    route('terms-of-service', 'admin/terms-route.tsx'),
  ]),
] satisfies RouteConfig;
