"""Every film of a robot that drives, by its name."""
from films.crossings import CROSSINGS
from films.home_plan import HOME

PLANS = {'home': HOME, **CROSSINGS}
