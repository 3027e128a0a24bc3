# Railroad Tycoon : la leçon, le moniteur et le jeu en une minute, en français.

minute = Posez des voies entre les villes, achetez de meilleures locomotives et portez les cubes vers des villes de leur couleur : chaque lien parcouru vaut un point à son propriétaire, et les points sont aussi vos revenus. On commence sans un dollar ; l’argent vient des parts, et chaque part coûte un dividende à chaque tour et un point à la fin.

# --- la leçon ---------------------------------------------------------------------------------

lesson-auction-title = On commence sans un dollar
lesson-auction = Chaque tour s’ouvre par une enchère pour la première place. Tout l’argent vient des parts : 5 000 $ tout de suite, 1 000 $ à chaque tour ensuite et un point de moins à la fin. Ne dépensez que pour ce qui rapporte. { $player2 } enchérit ; laissez-lui la place.
lesson-auction-not-yet = La moindre enchère vous coûterait déjà une part. Passez : sur un plan vide, la deuxième place suffit.

lesson-track-title = Un lien court et utile
lesson-track = Dans un tour d’action, vous avez une action. Cherchez deux villes proches dont les cubes veulent aller de l’une à l’autre : Philadelphie a un cube jaune, et Baltimore, tout à côté, est jaune. Une seule tuile de voie suffit, et une part la paie.
lesson-track-not-yet = Regardez Philadelphie et Baltimore : une seule tuile les relie, et un cube n’attend que cela.

lesson-deliver-title = Livrer un cube
lesson-deliver = Un cube va vers une ville de sa couleur. Chaque lien du trajet donne un point à son propriétaire, et vos points décident aussi de vos revenus. Envoyez le cube jaune de Philadelphie à Baltimore.

lesson-branch-title = Allonger la ligne
lesson-branch = Un point pour un lien. Sur deux liens, un cube en vaudrait deux : prolongez donc ce que vous avez. Washington est tout près de Baltimore et a un cube bleu, et Philadelphie est bleue. Les collines coûtent 4 000 $, mais une seule tuile suffit.
lesson-branch-not-yet = Prolongez votre propre lien : de Baltimore à Washington, une seule tuile.

lesson-bid-title = Cette fois, la place compte
lesson-bid = Les revenus sont versés, les dividendes payés. Votre cube bleu de Washington vaudra deux points dès que vous aurez une meilleure locomotive. { $player2 } est aussi à Baltimore : passez devant, 2 000 $ suffisent.
lesson-bid-not-yet = Misez 2 000 $ : plus serait du gaspillage, et passer laisserait le premier choix à { $player2 }.

lesson-upgrade-title = Une meilleure locomotive
lesson-upgrade = Le niveau de la locomotive dit sur combien de liens vos cubes peuvent aller ; le vôtre est 1. Le niveau 2 coûte 5 000 $, et chaque livraison pourra valoir le double. C’est à cela que servent les parts.

lesson-far-title = Deux liens, deux points
lesson-far = Du bleu de Washington par Baltimore jusqu’à Philadelphie : les deux liens sont à vous. De longs trajets sur ses propres voies, c’est tout le jeu.
lesson-far-not-yet = Le cube bleu de Washington est le meilleur du plan pour vous : deux liens, tous deux à vous.

lesson-toll-title = Rouler chez les autres
lesson-toll = On peut emprunter les liens des autres, et le point de ceux-ci leur revient. Le cube rouge de Baltimore à New York passe par le vôtre et par celui de { $player2 } : un point chacun. C’est mieux que rien, aucun autre cube ne peut partir.

lesson-ahead-title = Regarder avant de miser
lesson-ahead = Quatre points contre trois, et de meilleurs revenus. Le cube rouge de New Haven veut aller à New York ; qui bâtit le premier ce court lien aura la livraison. Misez 1 000 $ : cela montre que vous y tenez.

lesson-gray-title = Les villes grises envoient
lesson-gray = New Haven est grise : des cubes en partent, on n’y livre rien. Une tuile le long de la côte la relie à New York, et vous avez les 3 000 $ : pas de nouvelle part.

lesson-empty-title = Les villes vides finissent la partie
lesson-empty = Livrez le cube rouge à New York. New Haven est alors vide et reçoit un marqueur ; quand assez de villes sont vides, il reste un dernier tour. Prenez donc les cubes proches de vous avant les autres.

lesson-end-title = Le décompte
lesson-end = Vous avez 5 points et 3 parts : 2 au décompte. { $player2 } a autant de parts que de points, 4, et il en reste 0. Moins de parts, une locomotive à temps et de plus longs trajets sur ses propres liens : c’est ainsi qu’on devient nabab du rail. La partie complète ajoute des cartes et un nabab secret.

# --- le moniteur ------------------------------------------------------------------------------

coach-auction = La première place donne le meilleur lien ou le meilleur cube avant tout le monde. Misez ce que cela vaut pour vous, et souvenez-vous qu’une part coûte un dividende à chaque tour.
coach-choose_action = Une action : bâtir vers des cubes qui peuvent vous payer, livrer ce qui peut déjà l’être, ou améliorer la locomotive pour aller plus loin. Un point maintenant, ce sont des revenus à chaque tour.
coach-build = Jusqu’à quatre tuiles, un lien au plus ; les courts, entre villes qui veulent leurs cubes, paient d’abord. Un lien inachevé à la fin du tour est retiré.
coach-next-tile = La voie repart de son bout. Achevez le lien dans le tour si vous le pouvez : fleuves, collines et arêtes coûtent plus cher.
coach-urbanize = Une ville grise devient une destination et reçoit deux nouveaux cubes. Choisissez la couleur de beaucoup de cubes proches de vos liens.
coach-deliver = Chaque lien du trajet vaut un point à son propriétaire. Cherchez le plus long trajet que permet votre locomotive, sur le plus possible de vos propres liens.
coach-take_card = Une carte aide tout de suite ou plus tard. Prenez celle qui va avec ce que vous feriez de toute façon, avant qu’un autre la prenne.
coach-new_industry = Une ville grise reçoit une couleur sans frais. Choisissez-en une sur votre ligne, de la couleur des cubes qui attendent à côté.
coach-city_growth = De nouveaux cubes arrivent dans une ville. Choisissez-en une d’où vos liens mènent à leurs couleurs.
coach-western_link = Une conquête de l’Ouest coûte 30 000 $ et amène des cubes rouges dans sa ville. Bâtissez-la là où vos liens mènent à Chicago et aux autres villes rouges : chacun de ces cubes est un long trajet payé.
