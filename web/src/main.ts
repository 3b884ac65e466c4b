// The pages start here.
document.documentElement.dataset.togyz = "ready";
