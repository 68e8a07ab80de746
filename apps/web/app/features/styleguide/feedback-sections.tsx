import { lazy, Suspense, useState } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { DialogPanel } from '#app/ui/dialog-panel.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextField } from '#app/ui/field.tsx';
import { PageBars } from '#app/ui/page-bars.tsx';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { StepList } from '#app/ui/step-list.tsx';
import { ThreadProgress } from '#app/ui/thread-progress.tsx';
import { useToast } from '#app/ui/toast.tsx';
import { HalfKolam, PairKolam } from './sample-kolam.tsx';
import { Pair, Row, SheetSection } from './sheet-section.tsx';

const Dialog = lazy(async () => ({ default: (await import('#app/ui/dialog.tsx')).Dialog }));
const nothing = () => {};

export function FeedbackSection() {
  const toast = useToast();
  const [isShown, setIsShown] = useState(true);
  return (
    <SheetSection
      id="feedback"
      title="Feedback"
      note="Toasts: top right, 5 seconds, paused while hovered or focused. Banners: inside the form they belong to."
    >
      <Row>
        <Button variant="tint" onClick={() => toast('success', 'Report Paused')}>
          Success toast
        </Button>
        <Button
          variant="tint"
          onClick={() =>
            toast('warning', 'Payment Failed. Please retry or use another payment method')
          }
        >
          Warning toast
        </Button>
        <Button variant="tint" onClick={() => toast('error', 'Something went wrong')}>
          Error toast
        </Button>
      </Row>
      <Pair>
        {isShown ? (
          <Alert onDismiss={() => setIsShown(false)}>All Fields Are Required</Alert>
        ) : (
          <Button variant="quiet" onClick={() => setIsShown(true)}>
            Show the banner again
          </Button>
        )}
        <Alert kind="success" onDismiss={nothing}>
          Coupon Applied Successfully
        </Alert>
        <Alert kind="warn">Payment Failed. Please retry or use another payment method</Alert>
        <Alert kind="info">You can change this until the report is made.</Alert>
      </Pair>
    </SheetSection>
  );
}

type Sample = 'add' | 'sent' | 'delete' | 'plan';

function AddPartner() {
  return (
    <div className="mt-4.5 grid gap-4">
      <TextField label="Name" defaultValue="Kabir Menon" autoComplete="off" />
      <TextField label="Email" type="email" defaultValue="kabir.menon@example.com" />
      <Alert onDismiss={nothing}>
        This person is not registered on Taalmel. Please ask the person to signup
      </Alert>
      <Button isBlock>Send invitation</Button>
    </div>
  );
}

export function DialogSection() {
  const [open, setOpen] = useState<Sample>();
  const close = () => setOpen(undefined);
  const stage = 'w-full! border border-line shadow-card!';
  const fate = (
    <p className="muted mt-2.5">
      Your match report with Kabir is removed from your account. The email you both received stays.
    </p>
  );
  return (
    <SheetSection
      id="dialogs"
      title="Dialogs"
      note="On phones they rise from the bottom edge. Focus goes to the first control, Escape closes, focus returns."
    >
      <Row>
        <Button variant="secondary" onClick={() => setOpen('add')}>
          Open: add partner
        </Button>
        <Button variant="secondary" onClick={() => setOpen('sent')}>
          Open: invitation sent
        </Button>
        <Button variant="secondary" onClick={() => setOpen('delete')}>
          Open: delete
        </Button>
        <Button variant="secondary" onClick={() => setOpen('plan')}>
          Open: wide
        </Button>
      </Row>
      <Pair className="items-stretch">
        <DialogPanel title="Add Partner" onClose={nothing} className={stage}>
          <AddPartner />
        </DialogPanel>
        <DialogPanel
          title="Invitation sent"
          isCentred
          art={<PairKolam className="max-w-38" />}
          actions={<Button isBlock>Close</Button>}
          className={stage}
        >
          <p className="muted">You have successfully invited a prospective partner</p>
        </DialogPanel>
        <DialogPanel
          title="Delete Kabir Menon?"
          onClose={nothing}
          actions={
            <>
              <Button variant="danger">Delete</Button>
              <Button variant="quiet">Keep</Button>
            </>
          }
          className={stage}
        >
          {fate}
        </DialogPanel>
        <DialogPanel
          title="See you soon"
          isCentred
          art={<img src="/mark.svg" alt="" width="56" height="56" />}
          actions={<Button isBlock>Login</Button>}
          className={stage}
        >
          <p className="muted">You have logged out of Taalmel.</p>
        </DialogPanel>
      </Pair>
      <Suspense>
        {open === 'add' && (
          <Dialog title="Add Partner" onClose={close}>
            <AddPartner />
          </Dialog>
        )}
        {open === 'sent' && (
          <Dialog
            title="Invitation sent"
            onClose={close}
            isCentred
            art={<PairKolam className="max-w-38" />}
            actions={
              <Button isBlock onClick={close}>
                Close
              </Button>
            }
          >
            <p className="muted">You have successfully invited a prospective partner</p>
          </Dialog>
        )}
        {open === 'delete' && (
          <Dialog
            title="Delete Kabir Menon?"
            onClose={close}
            actions={
              <>
                <Button variant="danger" onClick={close}>
                  Delete
                </Button>
                <Button variant="quiet" onClick={close}>
                  Keep
                </Button>
              </>
            }
          >
            {fate}
          </Dialog>
        )}
        {open === 'plan' && (
          <Dialog
            title="Which plan do I need?"
            isWide
            onClose={close}
            actions={
              <>
                <Button size="l">Buy Now</Button>
                <Button variant="quiet">See all plans</Button>
              </>
            }
          >
            <div className="mt-5 grid gap-4">
              {['I have', 'I want to', 'Coupon', 'City', 'State', 'Pin code', 'Phone'].map(
                (name) => (
                  <TextField key={name} label={name} autoComplete="off" />
                ),
              )}
            </div>
          </Dialog>
        )}
      </Suspense>
    </SheetSection>
  );
}

export function ProgressSection() {
  const [answered, setAnswered] = useState(11);
  return (
    <SheetSection
      id="progress"
      title="Progress and loading"
      note="Seventeen dots are threaded one by one. For 84 questions: seven bars, one per page."
    >
      <div className="test-bar static">
        <div className="w-full">
          <ThreadProgress answered={answered} />
        </div>
      </div>
      <Row>
        <Button
          size="s"
          variant="tint"
          disabled={answered === 17}
          onClick={() => setAnswered(answered + 1)}
        >
          Answer one
        </Button>
        <Button
          size="s"
          variant="quiet"
          disabled={answered === 0}
          onClick={() => setAnswered(answered - 1)}
        >
          Take one back
        </Button>
      </Row>
      <PageBars page={3} answeredByPage={[12, 12, 7, 0, 0, 0, 0]} />
      <Pair>
        <div className="card">
          <Skeleton />
        </div>
        <div className="card">
          <div className="flex items-start justify-between gap-3">
            <div>
              <h3>Individual</h3>
              <p className="small muted">31 of 84 answered</p>
            </div>
            <Badge kind="wine">Paused</Badge>
          </div>
          <div className="mt-4.5 mb-5">
            <ProgressBar label="Answered" value={31} max={84} />
          </div>
          <Button>Resume TEST</Button>
        </div>
        <div className="card">
          <StepList
            steps={[
              { title: 'Order placed', note: 'Premium, ₹2,205', isDone: true },
              {
                title: 'You are back from the payment page',
                note: '14 NOV 2026, 6:42 pm',
                isDone: true,
              },
              {
                title: 'Waiting for confirmation',
                note: 'Some banks take a few minutes',
                isDone: false,
              },
            ]}
          />
        </div>
        <div className="card">
          <EmptyState art={<HalfKolam />} action={<Button variant="tint">Add Partner</Button>}>
            Nobody is invited yet. The second thread joins when you are ready.
          </EmptyState>
        </div>
      </Pair>
      <p className="muted flex items-center gap-3">
        <Spinner /> Spinner, beside the words it stands for
      </p>
    </SheetSection>
  );
}
