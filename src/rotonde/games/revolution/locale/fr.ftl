# --- le plateau ---------------------------------------------------------------------------------

board-map = Carte de 15 villes et 40 cases Rail
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-zoom-whole = Carte entière
board-key = Légende de la carte
board-key-triangle = 100 $ chacun
board-key-plains = plaine
board-key-slot = première gare
board-pacific = Océan Pacifique
board-atlantic = Atlantique
board-gulf = Golfe du Mexique
board-canada = Canada
board-views = Ce que montre le plateau
board-view-map = Carte
board-view-telegraph = Télégraphe
board-view-tracks = Pistes

board-city-washington = Washington
board-city-charlotte = Charlotte
board-city-miami = Miami
board-city-little_rock = Little Rock
board-city-chicago = Chicago
board-city-houston = Houston
board-city-kansas_city = Kansas City
board-city-duluth = Duluth
board-city-bismarck = Bismarck
board-city-denver = Denver
board-city-el_paso = El Paso
board-city-salt_lake_city = Salt Lake City
board-city-seattle = Seattle
board-city-san_francisco = San Francisco
board-city-san_diego = San Diego

board-colour-white = blanc
board-colour-purple = violet
board-colour-orange = orange
board-colour-grey = gris
board-colour-turquoise = turquoise
board-colour-any = au choix

board-action-station = Gare
board-action-railroad = Voie ferrée
board-action-telegraph = Télégraphe
board-action-trade = Commerce
board-does-station = une ville reliée
board-does-railroad = deux rails, 400 $ + 100 $ par ▲
board-does-telegraph = un bureau, pour des parts
board-does-trade = vendre une pièce, retourner un train

board-track-telegraph = Télégraphe
board-track-stations = Gares
board-track-network = Réseau
board-count-telegraph = { $count ->
    [one] { $count } bureau × { $value }
   *[other] { $count } bureaux × { $value }
}
board-count-stations = { $count ->
    [one] { $count } gare × { $value }
   *[other] { $count } gares × { $value }
}
board-count-network = { $count } niveau 5 × { $value }
board-times-telegraph = { $points } PV pour chacun de vos bureaux
board-times-stations = { $points } PV pour chacune de vos gares
board-times-network = { $points } PV pour chaque ville de niveau 5 reliée
board-times-telegraph-end = Bureaux × valeur de la piste Télégraphe
board-times-stations-end = Gares × valeur de la piste Gares
board-times-network-end = Villes de niveau 5 × valeur de la piste Réseau
board-product = { $count } × { $value } = { $points } PV
board-step = case { $space }
board-gate-money = { $count } $
board-gate-shares = { $count ->
    [one] { $count } part
   *[other] { $count } parts
}
board-gate-worker = { $count ->
    [one] un ouvrier
   *[other] { $count } ouvriers
}

board-money = { $amount } $
board-price-before = { $money } $ :
board-vp = { $points } PV
board-points = PV
board-total = { $points }
board-level = niveau { $level }
board-of = { $have } sur { $need }
board-left = reste { $count }
board-or = ou
board-seat = Place { $number }
board-nobody = aucun
board-rule = Règle { $number }
board-round = Tour { $round }
board-round-last = Tour { $round }, le dernier

# Effets en toutes lettres ; ils suivent deux-points ou une virgule.
board-op-gain-money = gagner { $money } $
board-op-gain-shares = { $count ->
    [one] { $count } part
   *[other] { $count } parts
}
board-op-worker = un ouvrier { $one }
board-op-worker-either = un ouvrier { $one } ou { $two }
board-op-worker-both = un ouvrier { $one } et un { $two }
board-op-worker-any = un ouvrier au choix
board-op-advance = avancer de { $count } pas
board-op-promote = { $count ->
    [one] promouvoir un ouvrier
   *[other] promouvoir { $count } ouvriers
}
board-op-promote-paid = { $count ->
    [one] promouvoir un ouvrier pour { $money } $
   *[other] promouvoir { $count } ouvriers, { $money } $ chacun
}
board-op-exchange-worker = échanger un ouvrier
board-op-take-train = prendre un train
board-op-flip-train = { $count ->
    [one] retourner un train
   *[other] retourner { $count } trains
}
board-op-place-rail-free = un rail gratuit
board-op-place-station-free = une gare gratuite
board-op-place-office-free = un bureau gratuit
board-op-setup-rail = un rail gratuit à côté des vôtres
board-op-setup-station = première gare à { $one } ou { $two }
board-op-setup-office = premier bureau en section { $one } ou { $two }
board-op-waive-city-cost = la ville gratuite
board-op-repeat-first-station-bonus = bonus de première gare
board-op-repeat-city-reward = récompense encore
board-op-extra-rail = 3e rail, 100 $ par ▲
board-op-gain-money-base-and-per-triangle = { $money } $ et { $each } $ par ▲
board-op-repeat-first-office-bonus = parts du premier bureau
board-op-gain-money-per-share-taken = { $money } $ par part prise
board-op-use-telegraph-tile = bonus de la tuile
board-op-solo-deal = un marché pour vous seul, +{ $count } part
board-op-gain-money-per-train = { $money } $ par train
board-pay-for = payer { $money } $ : { $what }
board-give-up = rendre un ouvrier : { $what }
board-amount-now = { $what } ({ $money } $)

# Lignes d'une explication : le mot en marge.
board-row-station = Gare
board-row-first-station = Première gare
board-row-reward = Récompense
board-row-stations = Gares
board-row-you = Vous
board-row-ground = Terrain
board-row-market = Marché
board-row-rails = Rails
board-row-office = Bureau
board-row-first-office = Premier bureau
board-row-tile = Tuile
board-row-offices = Bureaux
board-row-neighbours = Voisins
board-row-scored = Marqués par
board-row-value = Valeur
board-row-gate = Barrière
board-row-markers = Marqueurs
board-row-anywhere = Partout
board-row-does = Effet
board-row-used = Employés
board-row-brings = Apporte
board-row-state = État
board-row-pieces = Pièces
board-row-sale = Se vend
board-row-now = En ce moment
board-row-flipped = Retourné
board-row-points = Vaut
board-row-managers = Managers
board-row-price = Prix
board-row-can-pay = Peuvent payer
board-row-worker = Ouvrier
board-row-raises = Peut réunir
board-row-workers = Ouvriers
board-row-turns = Tours restants

board-slot-free = encore libre
board-slot-taken = prise par { $name }
board-slot-neutral = occupée par un bâtiment neutre
board-city-station = votre gare
board-city-reached = vos rails y mènent
board-city-unreached = vos rails n’y mènent pas
board-between = { $one } – { $two }
board-ground = { $count ->
    [0] plaine, rien de plus à payer
    [one] un triangle, { $money } $
   *[other] { $count } triangles, { $money } $
}
board-ground-start = départ de toutes les lignes
board-market-rail = un rail payé ici ouvre le Marché après l’action
board-market-office = un bureau ici ouvre le Marché après l’action
board-space-laid = votre rail est ici
board-space-open = vos rails peuvent continuer ici
board-space-far = pas à côté de vos rails
board-telegraph-line = Ligne du télégraphe en huit sections
board-section = Section { $number }
board-pair = Bureaux en { $left } et { $right }

board-worker = Ouvrier { $colour }
board-in-stock = { $count } en stock
board-used = { $count ->
    [one] { $count } employé jusqu’au retour
   *[other] { $count } employés jusqu’au retour
}
board-in-supply = { $count } en réserve
board-or-promote = ou promouvoir un ouvrier
board-promote-one = promouvoir un ouvrier
board-so-many = { $count } { $colour }
board-field = Section { $number } de votre plateau
board-left-of-logo = à gauche du logo
board-right-of-logo = à droite du logo
board-pieces = { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
}, { $rails ->
    [one] { $rails } rail
   *[other] { $rails } rails
}
board-sells-from-here = une vente se fait ici
board-train = Train
board-pile = Pile de trains
board-face-up = face visible
board-face-down = face cachée
board-turned-up-again = redevient visible
board-train-points = { $face ->
    [up] 8 PV
   *[down] 0 PV tant qu’il est caché
}
board-train-promote-2 = promouvoir deux ouvriers
board-train-advance-3 = avancer de 3 pas
board-train-rail-100 = payer 100 $ : un rail gratuit
board-train-money-600 = gagner 600 $
board-train-shares-3 = 3 parts
board-milestone = Étape { $id }
board-slot = Manager { $colour } de { $id }
board-wanted = { $colour } attendu
board-manager = { $colour } en place
board-completes = remplie à la fin de ce tour
board-condition-connect-level = Villes de niveau { $number } reliées
board-condition-stations-level = Gares dans des villes de niveau { $number }
board-condition-rails-market = Rails sur des cases Marché
board-condition-rails-terrain = { $number ->
    [0] Rails en plaine
    [one] Rails à un triangle
   *[other] Rails à { $number } triangles
}
board-short-connect-level = reliées
board-short-stations-level = gares
board-short-rails-market = rails
board-short-rails-terrain = rails
board-deal = Marché { $number }
board-market-tile = tuile { $number }
board-setup-tile = Tuile de mise en place
board-source-trains = Trains
board-source-milestones = Étapes
board-source-telegraph = Piste Télégraphe
board-source-stations = Piste Gares
board-source-network = Piste Réseau
board-source-links = Bureaux voisins
board-workers-of = { $count } ouvriers, { $least } au minimum
board-thing-sell = Vendre une part
board-thing-hire = Engager un ouvrier
board-thing-finish = Finir l’action
board-thing-stop = Arrêter
board-thing-pass = Passer

# Le pupitre.
board-desk = Pupitre du joueur actif
board-your-desk = Votre pupitre
board-stock = En stock
board-stock-empty = personne
board-would-add = ajouterait
board-any-order = dans l’ordre voulu
board-part-station = Gare
board-part-rail = Rail
board-part-office = Bureau
board-part-sale = Vente
board-part-reward = Récompense
board-part-first_bonus = Premier bonus
board-part-tile = Tuile, pour un ouvrier
board-part-flip = Retourner un train
board-part-promotion = promouvoir
board-part-ability = Capacité de l’ouvrier
board-part-station-done = gare
board-part-rail-done = rail
board-part-office-done = bureau
board-part-sale-done = conclue
board-part-station-means = un bâtiment va en ville
board-part-rail-means = un rail va sur la carte
board-part-office-means = un bâtiment va au télégraphe
board-part-sale-means = une pièce est vendue
board-part-reward-means = la récompense de la ville
board-part-first_bonus-means = le bonus de première gare
board-part-tile-means = le bonus de la tuile, pour un ouvrier
board-part-flip-means = un train est retourné
board-part-promotion-means = un ouvrier devient manager
board-part-ability-means = ce qu’ajoute la couleur de l’ouvrier
board-state-done = fait
board-state-now = en cours
board-state-open = à faire
board-state-waiting = pas avant les pièces principales
board-state-spent = abandonné
board-then-market = puis Marché { $number }
board-due = À payer
board-nothing-due = Rien à payer
board-paid-with = { $shares ->
    [0] { $cash }, reste { $left }
    [one] { $cash } + 1 part, reste { $left }
   *[other] { $cash } + { $shares } parts, reste { $left }
}
board-milestones = Étapes
board-your-milestones = Vos étapes
board-milestones-done = { $count ->
    [0] aucune remplie
    [one] { $count } remplie, { $points } PV
   *[other] { $count } remplies, { $points } PV
}
board-no-milestones = Plus aucune étape
board-managers-there = managers au complet
board-managers-missing = { $count ->
    [one] il en manque un
   *[other] il en manque { $count }
}
board-market = Marché
board-market-order = Qui est interrogé, dans l’ordre
board-market-answered = passe
board-market-skipped = ne peut pas payer
board-market-asked = { $count ->
    [one] un marché ou aucun
   *[other] jusqu’à { $count } marchés
}
board-market-to-come = ensuite
board-took = { $count ->
    [one] prend le marché { $deals }
   *[other] prend les marchés { $deals }
}
board-can-pay = peuvent payer
board-pick-order = Ordre de choix
board-pick-asked = choisit
board-pick-past = a choisi
board-pick-coming = ensuite
board-pick-last = la dernière tuile
board-keep-yours = Gardez une tuile { $pile } ; vous seul les voyez
board-keep-open = Gardez une tuile de la pile { $pile }
board-looks = { $count ->
    [one] { $name } regarde une tuile { $pile }
   *[other] { $name } regarde { $count } tuiles { $pile }
}

# Panneaux.
board-to-the-end = Vers la fin
board-race = pièces à gauche du logo, puis un dernier tour
board-last-round = le tour { $round } est le dernier
board-logo = logo
board-began = Départ
board-raises = peut réunir { $money } $
board-shares-worth = { $count ->
    [one] { $count } part, { $money } $ à la vente
   *[other] { $count } parts, { $money } $ à la vente
}
board-minimum = min
board-turns-left = { $count ->
    [0] plus de tour
    [one] dernier tour
   *[other] encore { $count } tours
}
board-your-board = Votre plateau, $ à la vente
board-to-the-logo = { $count } avant le logo
board-to-logo = { $count } au logo
board-crew = { $stock } ouvriers en stock, { $used } employés
board-my-board = Mon plateau
board-tracks = Pistes Performance
board-tracks-yours = les vôtres : { $points } PV
board-tracks-worth = valent { $points } PV
board-market-pile = tuile { $number } ; { $unseen } à venir, { $used } jouées
board-trains = Trains
board-workers = Ouvriers
board-piles = Étapes : B { $b }, C { $c }, D { $d }
board-sunk = remis sous { $pile } : { $ids }
board-trains-up = Trains face visible
board-milestones-completed = Étapes remplies

# Signes et touches.
board-signs = Les signes
board-signs-close = Fermer
board-sign-used = Employé jusqu’au retour de tous
board-sign-wanted = Manager attendu
board-sign-slot = Premier emplacement, libre
board-sign-share = Part, vendue 150 $
board-sign-steps = Pas sur les pistes
board-sign-promote = Promouvoir un ouvrier
board-sign-exchange = Échanger un ouvrier
board-sign-take = Prendre un train
board-sign-flip = Retourner un train
board-sign-railfree = Un rail gratuit
board-sign-stationfree = Une gare gratuite
board-sign-officefree = Un bureau gratuit
board-sign-anyone = Un ouvrier au choix
board-sign-worker = Un ouvrier est rendu
board-sign-market = Ouvre le Marché
board-sign-triangle = Terrain difficile, 100 $
board-sign-plains = Plaine, sans supplément
board-sign-station = Gare
board-sign-railroad = Voie ferrée
board-sign-telegraph = Télégraphe
board-sign-trade = Commerce
board-keys-sell = vendre une part
board-keys-hire = engager un ouvrier
board-keys-finish = finir l’action
board-keys-stop = arrêter l’effet
board-keys-pass = passer
board-keys-explain = expliquer ce qui a le focus
board-keys-signs = tous les signes
