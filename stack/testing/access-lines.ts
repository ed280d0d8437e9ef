/**
 * Who may do what: the permissions of the whole process, one line for each route, page, table, bucket and open function.
 * stack/tests/access-matrix.test.ts holds the running system to it and fails for what has no line here, or whose line is
 * about nothing.
 */

/**
 * `everyone`: all three get the same answer, which is no refusal. `signed-in`: 401 for visitors. `admin`: 401 for
 * visitors, 403 for users. `server-key`: 401 for all three, who have no key. A triple names the statuses of anon, user
 * and admin.
 */
export type RouteAccess = 'everyone' | 'signed-in' | 'admin' | 'server-key' | readonly [number, number, number];

/** Calls, by method and path; `ALL` answers what no other line of the same path does. */
export const routeAccess: Readonly<Record<string, RouteAccess>> = {
  'GET /healthz': 'everyone',
  'GET /readyz': 'everyone',
  // To this machine, as which the test asks.
  'GET /metrics': 'everyone',

  'GET /call-machine/0.79.0/call-machine.js': 'everyone',
  'GET /sdk/daily.js': 'everyone',
  'GET /sdk/daily.mjs': 'everyone',
  'GET /r/:room': 'everyone',
  'GET /r-assets/*': 'everyone',
  'GET /v1/rooms': 'server-key',
  'POST /v1/rooms': 'server-key',
  'GET /v1/rooms/:name': 'server-key',
  'POST /v1/rooms/:name': 'server-key',
  'POST /v1/rooms/:name/end': 'server-key',
  'DELETE /v1/rooms/:name': 'server-key',
  'POST /v1/meeting-tokens': 'server-key',
  'GET /v1/presence': 'server-key',
  'POST /voice/call/web': 'server-key',
  'GET /voice/call': 'server-key',
  'GET /voice/call/:id': 'server-key',
  'GET /voice/assistant/:id': 'server-key',
  'POST /voice/token/public': 'server-key',

  'POST /api/auth/sign-in/email': 'everyone',
  'GET /api/auth/get-session': 'everyone',
  'POST /api/auth/second-step': 'everyone',
  'POST /api/auth/sign-out': 'everyone',
  'POST /api/account/ask-reset': 'everyone',
  'POST /api/account/reset': 'everyone',
  'POST /api/account/accept': 'everyone',
  'GET /api/account/mine': 'signed-in',
  'PATCH /api/account/mine': 'signed-in',
  'DELETE /api/account/mine/sessions': 'signed-in',
  'POST /api/account/mine/password': 'signed-in',
  'POST /api/account/mine/two-factor': 'signed-in',
  'POST /api/account/mine/two-factor/confirm': 'signed-in',
  'POST /api/account/mine/two-factor/recovery-codes': 'signed-in',
  'POST /api/account/mine/two-factor/off': 'signed-in',
  'POST /api/setup': 'everyone',
  'POST /rpc/has_role': 'everyone',
  'POST /save_lead': 'everyone',
  'ALL /save_lead': 'everyone',
  'POST /functions/demo-call': 'everyone',
  'ALL /functions/demo-call': 'everyone',
  'POST /functions/get-secrets': 'everyone',
  'GET /api/bookings/slots': 'everyone',
  'POST /api/bookings': 'everyone',
  // By signed link alone.
  'GET /api/bookings/:id': 'everyone',
  'POST /api/bookings/:id': 'everyone',
  'GET /api/bookings/:id/invite.ics': 'everyone',
  'POST /api/newsletter/confirm': 'everyone',
  'POST /api/newsletter/unsubscribe': 'everyone',
  'GET /api/newsletter/unsubscribe': 'everyone',
  'POST /api/events': 'everyone',
  'POST /rpc/get_public_case_studies': 'everyone',
  'GET /api/case-studies/:slug': 'everyone',
  'POST /rpc/get_public_media': 'everyone',
  'GET /media/:bucket/:path{.+}': 'everyone',
  'ALL /media/*': 'everyone',
  'ALL /api/*': 'everyone',
  'ALL /rpc/*': 'everyone',
  'ALL /functions/*': 'everyone',
  'GET /cards/*': 'everyone',
  'ALL /*': 'everyone',

  'POST /api/admin/media': 'admin',
  'GET /api/admin/media_files': 'admin',
  'PATCH /api/admin/media_files/:id': 'admin',
  'GET /api/admin/media_files/:id/uses': 'admin',
  'DELETE /api/admin/media_files/:id': 'admin',
  'GET /api/admin/leads': 'admin',
  'GET /api/admin/leads/:id': 'admin',
  'GET /api/admin/analytics': 'admin',
  'GET /api/admin/demo-agent': 'admin',
  'PUT /api/admin/demo-agent': 'admin',
  'GET /api/admin/sample-content': 'admin',
  'DELETE /api/admin/sample-content': 'admin',
  'GET /api/admin/case_studies': 'admin',
  'POST /api/admin/case_studies': 'admin',
  'GET /api/admin/case_studies/:id': 'admin',
  'PATCH /api/admin/case_studies/:id': 'admin',
  'DELETE /api/admin/case_studies/:id': 'admin',
  'POST /api/admin/case_studies/:id/move': 'admin',
  'GET /api/admin/key_features': 'admin',
  'POST /api/admin/key_features': 'admin',
  'GET /api/admin/key_features/:id': 'admin',
  'PATCH /api/admin/key_features/:id': 'admin',
  'DELETE /api/admin/key_features/:id': 'admin',
  'POST /api/admin/key_features/:id/move': 'admin',
  'GET /api/admin/key_features_section': 'admin',
  'POST /api/admin/key_features_section': 'admin',
  'GET /api/admin/key_features_section/:id': 'admin',
  'PATCH /api/admin/key_features_section/:id': 'admin',
  'DELETE /api/admin/key_features_section/:id': 'admin',
  'POST /api/admin/key_features_section/:id/move': 'admin',
  'GET /api/admin/testimonials': 'admin',
  'POST /api/admin/testimonials': 'admin',
  'GET /api/admin/testimonials/:id': 'admin',
  'PATCH /api/admin/testimonials/:id': 'admin',
  'DELETE /api/admin/testimonials/:id': 'admin',
  'POST /api/admin/testimonials/:id/move': 'admin',
  'GET /api/admin/testimonials_section': 'admin',
  'POST /api/admin/testimonials_section': 'admin',
  'GET /api/admin/testimonials_section/:id': 'admin',
  'PATCH /api/admin/testimonials_section/:id': 'admin',
  'DELETE /api/admin/testimonials_section/:id': 'admin',
  'POST /api/admin/testimonials_section/:id/move': 'admin',
  'GET /api/admin/icons': 'admin',
  'GET /api/admin/people': 'admin',
  'PATCH /api/admin/people/:id': 'admin',
  'DELETE /api/admin/people/:id': 'admin',
  'DELETE /api/admin/people/:id/sessions': 'admin',
  'POST /api/admin/people/invitations': 'admin',
  'POST /api/admin/people/invitations/:id/link': 'admin',
  'DELETE /api/admin/people/invitations/:id': 'admin',
  'GET /api/admin/audit': 'admin',
  'ALL /api/admin/*': 'admin',
};

/** `admin` sends visitors to /auth and users to /. */
export type PageAccess = 'everyone' | 'admin' | readonly [number, number, number];

/** Pages, by their address in English; other languages have the same access. */
export const pageAccess: Readonly<Record<string, PageAccess>> = {
  '/': 'everyone',
  '/solutions': 'everyone',
  '/solutions/real-estate': 'everyone',
  '/faq': 'everyone',
  '/case-studies': 'everyone',
  '/case-studies/:slug': 'everyone',
  '/pricing': 'everyone',
  '/contact-us': 'everyone',
  '/contact': 'everyone',
  '/privacy-policy': 'everyone',
  '/terms-of-service': 'everyone',
  '/blog': 'everyone',
  '/blog/:slug': 'everyone',
  '/blog/rss.xml': 'everyone',
  '/about-us': 'everyone',
  '/resources': 'everyone',
  '/booking': 'everyone',
  '/newsletter/confirm': 'everyone',
  '/newsletter/unsubscribe': 'everyone',
  '/sitemap.xml': 'everyone',
  '/robots.txt': 'everyone',
  '/*': 'everyone',
  // Greets an admin with a redirect to /admin.
  '/auth': [200, 200, 302],
  '/auth/setup': 'everyone',
  '/auth/forgot': 'everyone',
  '/auth/reset': 'everyone',
  '/auth/invitation': 'everyone',
  '/admin': 'admin',
  '/admin/analytics': 'admin',
  '/admin/case-studies': 'admin',
  '/admin/case-studies/edit/:id': 'admin',
  '/admin/media': 'admin',
  '/admin/people': 'admin',
  '/admin/audit': 'admin',
  '/admin/account': 'admin',
  '/admin/key-features': 'admin',
  '/admin/testimonials': 'admin',
  '/admin/contact': 'admin',
  '/admin/privacy-policy': 'admin',
  '/admin/terms-of-service': 'admin',
};

export interface TableAccess {
  /** What the database role may do, as in `select, update(status)`, columns in the order of the alphabet. Left out: nothing. */
  anon?: string;
  user?: string;
  admin?: string;
  /** Why changes by the admin's role are not in the audit log. Without a reason they must be. */
  unaudited?: string;
}

const content = 'select, insert, update, delete';

/** Tables of the schema `site`. */
export const tableAccess: Readonly<Record<string, TableAccess>> = {
  account_links: {},
  admin_setup_links: {},
  audit_log: { admin: 'select' },
  auth_accounts: {},
  auth_rate_limits: {},
  auth_sessions: {},
  auth_two_factors: {},
  auth_users: {},
  auth_verifications: {},
  bookings: { admin: 'select, update(status), delete' },
  case_studies: { admin: content },
  consents: { admin: 'select' },
  demo_calls: { admin: 'select, update(status), delete' },
  erasures: { admin: 'select' },
  events: { admin: 'select' },
  key_features: { admin: content },
  key_features_section: { admin: content },
  leads: { admin: 'select, update(status), delete' },
  media_files: { admin: content },
  newsletter_subscriptions: { admin: 'select, delete' },
  outbox: { admin: 'select' },
  persons: { admin: 'select, delete' },
  site_config: { admin: 'select, insert, update(config), delete' },
  switches: { anon: 'select', user: 'select', admin: 'select, insert, update' },
  testimonials: { admin: content },
  testimonials_section: { admin: content },
};

/** Who may read a stored file by its address, and who may add one by the upload call. */
export const bucketAccess: Readonly<Record<string, { read: 'everyone'; write: 'admin' }>> = {
  videos: { read: 'everyone', write: 'admin' },
  images: { read: 'everyone', write: 'admin' },
};

/** SQL functions of the schema `site` that visitors or users may call; each decides itself what it shows or changes. */
export const openFunctions: Readonly<Record<string, string>> = {
  book: 'anon',
  change_booking: 'anon',
  confirm_subscription: 'anon',
  end_my_sessions: 'user',
  end_subscription: 'anon',
  find_booking: 'anon',
  get_active_key_features: 'anon, user',
  get_active_testimonials: 'anon, user',
  get_case_study: 'anon, user',
  get_key_features_section: 'anon, user',
  get_public_case_studies: 'anon, user',
  get_public_media: 'anon, user',
  get_public_media_hosts: 'anon, user',
  get_testimonials_section: 'anon, user',
  has_role: 'user',
  my_sessions: 'user',
  published_site_config: 'anon, user',
  rename_me: 'user',
  sample_case_study_ids: 'anon, user',
  save_demo_call: 'anon',
  save_events: 'anon',
  save_lead: 'anon',
  subscription_status: 'anon',
  taken_slots: 'anon',
};
