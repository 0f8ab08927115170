// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-10.4380
numberSame		3.5653
numberWeight		3.1904
numberInRange		-8.0117
numberMissing		-4.5398
noNumbers		2.0811
letterMissing		-2.9619
streetExact		1.3465
streetSpelling		1.8401
streetKnownSlip		2.8650
streetTruncation		5.1256
streetAbbreviation		2.5863
streetJoined		0.7681
streetElsewhere		2.6569
streetRarest		5.3134
leftStreetLess		-0.2830
typeSame		0.5658
typesDiffer		-2.3059
directionSame		0.6586
directionMissing		-0.9199
directionsDiffer		-0.1963
unitSame		3.0949
levelSame		0.0615
levelMissing		-1.6796
buildingsDiffer		-14.1504
boxSame		6.9469
boxMissing		-0.0281
cityExact		2.3298
cityNear		6.0417
cityElsewhere		0.1118
cityMissing		0.3802
citiesDiffer		-0.6316
statesDiffer		-2.2276
postcodeSame		3.4670
postcodeNear		1.3087
postcodesDiffer		-1.6793
postcodeMissing		1.0681
countrySame		1.4142
countriesDiffer		-2.0628
venueExact		2.5822
leftVenueLess		-1.0580
leftVenueMore		-0.6137
coverageLess		0.6404
bare		1.4066
leftStreetLess	0.2	-15.5464
leftCityMore	0.5	-1.6252
`;
