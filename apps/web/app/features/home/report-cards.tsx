import { brand } from '@app/brand';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#app/paraglide/messages.js';
import { ArrowRightIcon } from '#app/ui/icons.tsx';
import { MeetingRings } from '#app/ui/meeting-rings.tsx';
import { RangeTrack, type Span } from '#app/ui/range-row.tsx';
import { ScoreDial } from '#app/ui/score-dial.tsx';

/** Made up for the picture: they belong to nobody. */
const sampleScore = 78;
const sampleGaps = [4, 6, 6, 6, 20, 22, 34, 46];
const sampleRanges: { score: number; range: Span }[] = [
  { score: 34, range: [26, 42] },
  { score: 74, range: [66, 82] },
  { score: 41, range: [31, 51] },
  { score: 81, range: [74, 88] },
  { score: 18, range: [11, 25] },
  { score: 46, range: [37, 55] },
  { score: 69, range: [60, 78] },
];

export function ReportCards() {
  return (
    <section className="section reports">
      <div className="wrap">
        <div className="head">
          <h2>{m.home_reports()}</h2>
          <p className="lead">{m.home_reports_lead()}</p>
        </div>
        <ul className="rep">
          <ReportCard
            to={`/${brand.slug}report`}
            look="a"
            title={m.home_report_readiness()}
            text={m.home_report_readiness_text()}
            link={m.home_report_readiness_link()}
          >
            <ScoreDial score={sampleScore} caption={m.home_report_readiness_caption()} />
          </ReportCard>
          <ReportCard
            to="/individualReport"
            look="b"
            title={m.home_report_individual()}
            text={m.home_report_individual_text()}
            link={m.home_report_individual_link()}
          >
            <div className="mini-ranges">
              {sampleRanges.map((row) => (
                <RangeTrack key={row.score} {...row} />
              ))}
            </div>
          </ReportCard>
          <ReportCard
            to="/coupleMatchReport"
            look="c"
            title={m.home_report_couple()}
            text={m.home_report_couple_text()}
            link={m.home_report_couple_link()}
          >
            <div className="mini-rings">
              {sampleGaps.map((gap, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a fixed row with equal figures
                <MeetingRings key={at} gap={gap} />
              ))}
            </div>
          </ReportCard>
        </ul>
      </div>
    </section>
  );
}

type ReportCardProps = {
  to: string;
  look: 'a' | 'b' | 'c';
  title: string;
  text: string;
  link: string;
  children: ReactNode;
};

function ReportCard({ to, look, title, text, link, children }: ReportCardProps) {
  return (
    <li>
      <Link to={to}>
        <div className={`pic pic-${look}`}>{children}</div>
        <div className="txt">
          <h3>{title}</h3>
          <p className="muted">{text}</p>
          <span className="link-arrow">
            {link} <ArrowRightIcon />
          </span>
        </div>
      </Link>
    </li>
  );
}
