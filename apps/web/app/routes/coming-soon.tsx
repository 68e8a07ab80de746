import { useLocation } from 'react-router';
import { pageMeta } from '#app/lib/page-meta.ts';
import { m } from '#app/paraglide/messages.js';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageBanner } from '#app/ui/page-banner.tsx';
import type { Route } from './+types/coming-soon';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({ title: titleOf(location.pathname), isHidden: true });

/** Stands for every screen of the route table that is not built yet. */
export default function ComingSoon() {
  const title = titleOf(useLocation().pathname);
  return (
    <main id="main">
      <PageBanner title={title} trail={[{ to: '/', label: m.shell_home() }]} />
      <div className="coming wrap">
        <img src="/art/checking.svg" alt="" width="320" height="320" />
        <div>
          <h2>{m.shell_coming_title()}</h2>
          <p className="lead">{m.shell_coming_text()}</p>
          <ButtonLink to="/" variant="secondary">
            {m.shell_go_home()}
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}

const titles: [start: string, title: () => string][] = [
  ['/free-test', m.shell_free_test],
  ['/individualpaidtest', m.shell_page_individual_test],
  ['/myaccount', m.shell_my_account],
  ['/changepassword', m.shell_change_password],
  ['/forgotpassword', m.shell_page_forgot_password],
  ['/pricing', m.shell_pricing],
  ['/plansummary', m.shell_page_plan_summary],
  ['/successpayment', m.shell_page_payment_success],
  ['/t&c', m.shell_page_terms],
  ['/services', m.shell_services],
  ['/about-us', m.shell_about],
  ['/contact-us', m.shell_contact],
  ['/faq', m.shell_faqs],
  ['/marriage-toolkit', m.shell_toolkit],
  ['/couplematchreport', m.shell_page_couple_report],
  ['/individualreport', m.shell_page_individual_report],
  ['/login', m.shell_page_login],
  ['/signup', m.shell_sign_up],
  ['/redirect', m.shell_page_verify_email],
];

function titleOf(pathname: string): string {
  const path = pathname.toLowerCase();
  const found = titles.find(([start]) => path.startsWith(start));
  return found ? found[1]() : m.shell_page_readiness_report();
}
