import type { ToolkitPost } from '@app/contract/toolkit';
import { Link } from 'react-router';
import { shortDate } from '#app/lib/dates.ts';
import { m } from '#app/paraglide/messages.js';
import { LinkArrow } from '#app/ui/link-arrow.tsx';

export type PostView = Pick<
  ToolkitPost,
  'title' | 'content' | 'image_path' | 'date' | 'topic' | 'url'
>;

/** The newest leads, the next three stand beside it. */
export function LatestPosts({ posts }: { posts: readonly PostView[] }) {
  const [lead, ...rest] = posts;
  if (!lead) return null;
  return (
    <section className="section blog-home">
      <div className="wrap">
        <div className="head-row">
          <h2>{m.home_blog()}</h2>
          <LinkArrow to="/marriage-toolkit">{m.home_go_to_toolkit()}</LinkArrow>
        </div>
        <div className="posts4">
          <Link className="lead-post" to={`/marriage-toolkit/${lead.url}`}>
            <PostPicture post={lead} />
            <div>
              <PostLine post={lead} />
              <h3>{lead.title}</h3>
              <p className="muted">{lead.content}</p>
            </div>
          </Link>
          <ul>
            {rest.map((post) => (
              <li key={post.url}>
                <Link to={`/marriage-toolkit/${post.url}`}>
                  <PostPicture post={post} />
                  <div>
                    <PostLine post={post} />
                    <h3>{post.title}</h3>
                  </div>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

const PostPicture = ({ post }: { post: PostView }) => (
  <img src={post.image_path} alt="" width="600" height="400" loading="lazy" decoding="async" />
);

const PostLine = ({ post }: { post: PostView }) => (
  <p className="caption muted">
    {post.topic}, <span className="num">{shortDate(post.date)}</span>
  </p>
);
