/** What a list of the API says about a work. */
export type Work = {
  _id: string;
  name_of_artwork: string;
  img_url: string;
  picture: { width: number; height: number } | null;
  price: number;
  edition?: object;
  artist_id: { _id: string; firstname: string; lastname: string; slug: string };
};
