export const templatePaths = {
  list: '/letter-template',
  one: (id: string) => `/letter-template/${encodeURIComponent(id)}`,
};

export const maxTemplateName = 60;
export const maxTemplates = 50;
