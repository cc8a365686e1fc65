// The address of the site's root, which the script of mkdocs expects under this name.
var base_url = document.documentElement.dataset.base;
