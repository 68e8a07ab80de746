import { brand } from '@app/brand';
import { Layout } from './layout.tsx';
import { type Message, toMessage } from './message.ts';
import { styles } from './styles.ts';

export type FeedbackReceivedProps = {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly rating: number;
  readonly publicUrl: string;
};

/** To our own mailbox: what a visitor wrote on the contact page. */
export function feedbackReceived(props: FeedbackReceivedProps): Promise<Message> {
  return toMessage(`Feedback: ${props.subject}`, <FeedbackReceived {...props} />);
}

function FeedbackReceived({
  name,
  email,
  subject,
  message,
  rating,
  publicUrl,
}: FeedbackReceivedProps) {
  const rows = [
    ['From', name],
    ['Email', email],
    ['Rating', `${rating} of 5`],
    ['Subject', subject],
    ['Message', message],
  ];
  return (
    <Layout
      title="Somebody shared feedback"
      preview={`${rating} of 5. Reply to this mail to answer them.`}
      reason={`You get this message because it was written on the contact page of ${brand.name}.`}
      publicUrl={publicUrl}
      strip="verify"
    >
      {/* Paragraphs, not a table: the plain text keeps label and value on lines of their own. */}
      {rows.map(([label, value]) => (
        <p key={label} style={styles.text}>
          <span style={styles.label}>{label}</span>
          <br />
          <span style={styles.value}>{value}</span>
        </p>
      ))}
      <p style={{ ...styles.small, marginTop: 20 }}>Reply to this mail to answer them.</p>
    </Layout>
  );
}
