import { brand } from '@app/brand';
import { useNavigate } from 'react-router';
import { m } from '#app/paraglide/messages.js';
import { ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { KolamArt } from '#app/ui/kolam.tsx';

/** Says why somebody was sent to Home; without a message, that they have logged out (spec §2, Home). */
export default function NoticeDialog({ message }: { message: string | undefined }) {
  const navigate = useNavigate();
  // Replaced, not pushed: the back button must not bring the message again.
  const close = () => void navigate('/', { replace: true, preventScrollReset: true });
  return (
    <Dialog
      isCentred
      title={message ? m.shell_notice() : m.shell_see_you()}
      art={<KolamArt src="/mark.svg" width={84} height={84} isEager />}
      onClose={close}
      actions={
        <ButtonLink to="/login" isBlock>
          {m.shell_login()}
        </ButtonLink>
      }
    >
      <p className="muted">{message ?? m.shell_logged_out({ brand: brand.name })}</p>
    </Dialog>
  );
}
