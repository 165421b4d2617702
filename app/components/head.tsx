import { useLocation } from 'react-router';
import { company } from '../../content/company.ts';
import type { PageMeta } from '../../content/schema/shared.ts';
import { socialPicture, socialPictureSize } from '../../shared/paths.ts';

type HeadProps = {
  meta: PageMeta;
  keywords?: readonly string[];
  noindex?: boolean;
  /** Whether the page shows a form with errors, which the title then says. */
  failed?: boolean;
};

/** Title and metadata for search engines and link previews. React hoists the elements into `<head>`. */
export function Head({ meta, keywords = [], noindex = false, failed = false }: HeadProps) {
  const { pathname } = useLocation();
  const url = new URL(pathname, company.url).href;
  const title = meta.title.includes(company.name) ? meta.title : `${meta.title} | ${company.name}`;
  return (
    <>
      <title>{failed ? `Fout: ${title}` : title}</title>
      <meta name="description" content={meta.description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
          <meta property="og:image" content={new URL(socialPicture(pathname), company.url).href} />
          <meta property="og:image:width" content={`${socialPictureSize.width}`} />
          <meta property="og:image:height" content={`${socialPictureSize.height}`} />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="nl_NL" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
