import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#app/paraglide/messages.js';

interface Crumb {
  label: string;
  to: string;
}

export interface PageBannerProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The pages above this one; the title closes the trail. */
  trail?: readonly Crumb[] | undefined;
  /** How this page is named in the trail, when the title is too long for it. */
  trailEnd?: string | undefined;
  /** A picture beside the words, never behind them. */
  art?: { src: string; width: number; height: number } | undefined;
  children?: ReactNode;
}

export function PageBanner({ title, lead, trail, trailEnd, art, children }: PageBannerProps) {
  return (
    <div className="banner wrap">
      <div>
        {trail && (
          <nav className="crumbs" aria-label={m.ui_breadcrumb()}>
            <ol>
              {trail.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
              <li aria-current="page">{trailEnd ?? title}</li>
            </ol>
          </nav>
        )}
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
      {art && <img className="banner-art" {...art} alt="" />}
    </div>
  );
}
