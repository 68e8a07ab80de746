import { brand } from '@app/brand';
import type { MetaDescriptor } from 'react-router';

type PageMeta = {
  readonly title: string;
  readonly description?: string;
  readonly isHidden?: boolean;
};

/** Title, description and what a shared link shows. The name of the product closes every title but Home's. */
export function pageMeta({ title, description, isHidden }: PageMeta): MetaDescriptor[] {
  const full = title.includes(brand.name) ? title : `${title} · ${brand.name}`;
  return [
    { title: full },
    { property: 'og:title', content: full },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: 'website' },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
