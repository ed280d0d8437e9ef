import { Button } from '@parley/kit-ui/button';
import { Logo } from '@parley/kit-ui/logo';
import { Notices } from '@parley/kit-ui/notices';
import { Spinner } from '@parley/kit-ui/spinner';
import { TooltipProvider } from '@parley/kit-ui/tooltip';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  useLoaderData,
  useLocation,
} from 'react-router';
import { browserSession } from '../auth/browser-session.ts';
import { siteRequestContext } from '../auth/site-context.ts';
import { guardRedirect } from '../auth/viewer.ts';
import { createQueryClient } from '../data/query-client.ts';
import { AgentSwitch } from './agent-switch.tsx';
import { useAdminAccess } from './use-admin-access.ts';
import './admin.css';

export const meta: MetaFunction = () => [{ title: 'Admin | Parley' }, { name: 'robots', content: 'noindex, nofollow' }];

interface LayoutData {
  /** What the server decided with the document; undefined within the app, where the guard asks anew. */
  decided: 'admin' | undefined;
}

/** The server's guard has decided before; this holds even if a route is ever reached another way. */
export function loader({ context }: LoaderFunctionArgs): LayoutData {
  const target = guardRedirect(context.get(siteRequestContext).viewer);
  if (target) throw redirect(target);
  return { decided: 'admin' };
}

export function clientLoader(): LayoutData {
  return { decided: undefined };
}

export function shouldRevalidate(): boolean {
  return false;
}

const sections = [
  {
    name: 'Work',
    links: [
      { to: '/admin', label: 'Leads' },
      { to: '/admin/demo-calls', label: 'Demo calls' },
      { to: '/admin/dashboard', label: 'Dashboard' },
    ],
  },
  {
    name: 'Content',
    links: [
      { to: '/admin/case-studies', label: 'Case studies' },
      { to: '/admin/posts', label: 'Blog posts' },
      { to: '/admin/key-features', label: 'Key features' },
      { to: '/admin/testimonials', label: 'Testimonials' },
      { to: '/admin/media', label: 'Media' },
    ],
  },
  {
    name: 'Site',
    links: [
      { to: '/admin/site-config', label: 'Look and words' },
      { to: '/admin/contact', label: 'Contact' },
      { to: '/admin/privacy-policy', label: 'Privacy policy' },
      { to: '/admin/terms-of-service', label: 'Terms of service' },
    ],
  },
  {
    name: 'Team',
    links: [
      { to: '/admin/people', label: 'People' },
      { to: '/admin/privacy', label: 'Privacy' },
      { to: '/admin/webhooks', label: 'Webhooks' },
      { to: '/admin/audit', label: 'Audit log' },
      { to: '/admin/account', label: 'Your account' },
    ],
  },
];

export default function AdminLayout() {
  const { decided } = useLoaderData<typeof loader>();
  const access = useAdminAccess(decided);
  switch (access) {
    case 'checking':
      return <Checking />;
    case 'no-session':
      return <Navigate to="/auth" replace />;
    case 'not-admin':
      return <Navigate to="/" replace />;
    case 'admin':
      return <AdminFrame />;
  }
}

function Checking() {
  return (
    <main className="admin-checking" role="status">
      <Spinner />
      Checking permissions…
    </main>
  );
}

function AdminFrame() {
  const [client] = useState(createQueryClient);
  const isLead = useLocation().pathname.startsWith('/admin/leads/');
  return (
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <div className="admin">
          <a href="#admin-main" className="skip-link">
            Skip to the content
          </a>
          <header className="admin__side">
            <Link to="/" className="admin__home" aria-label="Parley, to the website">
              <Logo brand="Parley" />
            </Link>
            <nav className="admin__nav" aria-label="Admin">
              {sections.map(({ name, links }) => (
                <section key={name} className="admin__group" aria-label={name}>
                  <p className="admin__group-name" aria-hidden="true">
                    {name}
                  </p>
                  {links.map(({ to, label }) => (
                    <NavLink
                      key={to}
                      to={to}
                      end={to === '/admin'}
                      className={to === '/admin' && isLead ? 'admin__link active' : 'admin__link'}
                    >
                      {label}
                    </NavLink>
                  ))}
                </section>
              ))}
            </nav>
            <div className="admin__foot">
              <AgentSwitch />
              <SignOut />
            </div>
          </header>
          <main id="admin-main" className="admin__main" tabIndex={-1}>
            <Outlet />
          </main>
        </div>
        <Notices />
      </TooltipProvider>
    </QueryClientProvider>
  );
}

function SignOut() {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const signOut = async () => {
    setState('busy');
    try {
      // The guard hears of it and leads to /auth.
      await browserSession().signOut();
    } catch (error) {
      console.error('Signing out failed', error);
      setState('failed');
    }
  };
  return (
    <>
      <Button look="outline" small busy={state === 'busy'} onClick={() => void signOut()}>
        Sign out
      </Button>
      {state === 'failed' && (
        <p role="alert" className="admin__note admin__note--bad">
          You are still signed in. Please try again.
        </p>
      )}
    </>
  );
}
