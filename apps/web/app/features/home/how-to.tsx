import { cx } from '#app/lib/cx.ts';
import { m } from '#app/paraglide/messages.js';

export function HowTo() {
  const steps = [
    { title: m.home_step1(), text: m.home_step1_text() },
    { title: m.home_step2(), text: m.home_step2_text() },
    { title: m.home_step3(), text: m.home_step3_text() },
    { title: m.home_step4(), text: m.home_step4_text() },
  ];
  return (
    <section className="section how">
      <div className="wrap">
        <h2>{m.home_how()}</h2>
        <p className="lead">{m.home_how_lead()}</p>
        <div className="how-box">
          <img
            className="how-line"
            src="/art/how.svg"
            alt=""
            width="1200"
            height="110"
            loading="lazy"
          />
          <ol className="steps">
            {steps.map(({ title, text }, at) => (
              // The second thread joins at the third step.
              <li key={title} className={cx(at >= 2 && 'joined')}>
                <span className="n num" aria-hidden="true">
                  {at + 1}
                </span>
                <div>
                  <h3>{title}</h3>
                  <p className="muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
