// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-9.1690
numberSame		2.3710
numberWeight		4.7712
numberMissing		-3.0981
noNumbers		2.4929
letterMissing		-2.3121
streetExact		0.6656
streetSpelling		3.0974
streetSlip		1.1630
streetKnownSlip		5.0638
streetTruncation		4.8301
streetJoined		5.7334
streetElsewhere		2.3660
streetRarest		3.3774
noStreet		-0.2715
streetsDiffer		-0.4052
headsDiffer		-0.9568
typesDiffer		-1.8529
directionSame		0.7552
directionMissing		-0.0321
directionsDiffer		-1.7520
unitMissing		-2.0388
levelMissing		-2.3107
buildingsDiffer		-12.6186
boxSame		3.8141
boxMissing		-4.4810
cityExact		2.4647
cityNear		2.9794
cityElsewhere		1.3453
leftCityMore		-0.0925
cityMissing		0.5398
citiesDiffer		-0.2625
stateSame		0.0068
statesDiffer		-1.1662
postcodeSame		2.3580
postcodesDiffer		-2.1144
postcodeMissing		0.4837
countrySame		1.2194
countriesDiffer		-0.9365
venueExact		0.7694
leftVenueLess		-0.2922
leftVenueMore		-0.4072
bare		1.1352
identical		0.1690
streetExact	0.5	0.0541
streetExact	1	2.8724
leftStreetLess	0.2	-6.7432
leftVenueMore	0.5	-0.6741
leftCityMore	0.5	-0.8759
`;
