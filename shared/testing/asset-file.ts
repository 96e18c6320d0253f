/** In unit tests a picture of the build is its name only. */
export default 'picture';
