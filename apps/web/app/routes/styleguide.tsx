import {
  ColourSection,
  LogoSection,
  TypeSection,
} from '#app/features/styleguide/brand-sections.tsx';
import {
  BadgeSection,
  ButtonSection,
  FieldSection,
  HeaderSection,
} from '#app/features/styleguide/control-sections.tsx';
import {
  DialSection,
  DuoSection,
  KolamSection,
  RangeSection,
  RingSection,
  ScaleSection,
} from '#app/features/styleguide/data-sections.tsx';
import {
  DialogSection,
  FeedbackSection,
  ProgressSection,
} from '#app/features/styleguide/feedback-sections.tsx';
import { m } from '#app/paraglide/messages.js';
import { Divider } from '#app/ui/divider.tsx';
import { PageBanner } from '#app/ui/page-banner.tsx';
import { ToastProvider } from '#app/ui/toast.tsx';

export function meta() {
  return [{ title: m.styleguide_title() }, { name: 'robots', content: 'noindex' }];
}

/** Every piece the builders need, in the states they need. */
export default function Styleguide() {
  return (
    <ToastProvider>
      <main id="main">
        <PageBanner
          title={m.styleguide_title()}
          lead="Every piece the builders need, in the states they need."
          trail={[{ label: 'Home', to: '/' }]}
        >
          <div className="mt-6 flex">
            <Divider dots={8} />
          </div>
        </PageBanner>
        <div className="wrap pb-24">
          <LogoSection />
          <ColourSection />
          <TypeSection />
          <HeaderSection />
          <ButtonSection />
          <FieldSection />
          <BadgeSection />
          <FeedbackSection />
          <DialogSection />
          <ProgressSection />
          <ScaleSection />
          <DialSection />
          <RangeSection />
          <DuoSection />
          <RingSection />
          <KolamSection />
        </div>
      </main>
    </ToastProvider>
  );
}
